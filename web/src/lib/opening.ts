import type { GameInfo, SeatWish, TableInfo } from '../wire';
import { api } from './api';
import { me } from './me.svelte';

/** One click: you and some bots. */
export async function playBots(game: GameInfo, bot: string, seats: number): Promise<string> {
  await me.introduce();
  const others: SeatWish[] = Array.from({ length: seats - 1 }, () => ({ type: 'bot', bot }));
  const table = await api.open({ game: game.name, seats: [{ type: 'mine' }, ...others] });
  return table.id;
}

/** The same table once more: your seats, the same bots, open seats for the others. */
export async function newTableLike(info: TableInfo): Promise<string> {
  const seats = info.seats.map((seat): SeatWish => {
    if (seat.yours) return { type: 'mine', name: seat.name };
    return seat.kind === 'bot' && seat.bot ? { type: 'bot', bot: seat.bot } : { type: 'open' };
  });
  const { game, options, terms } = info;
  return (await api.open({ game, options, seats, terms, public: info.public })).id;
}
