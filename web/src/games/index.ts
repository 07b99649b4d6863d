import type { Component } from 'svelte';
import { api } from '../lib/api';
import type { Note } from '../lib/table.svelte';
import type { GameInfo, SeatInfo, StoryLine } from '../wire';
import Arena from './colossal-arena/Arena.svelte';
import Gold from './colossal-arena/Gold.svelte';
import Memory from './colossal-arena/Memory.svelte';

export interface BoardProps {
  view: never;
  names: string[];
  seats: SeatInfo[];
  note?: Note | null;
  busy?: boolean;
  act?: (action: string) => void;
  why?: (action: string) => void;
}

/** How a game is drawn. A new game is a folder and a row here. */
export interface Drawing {
  board: Component<BoardProps>;
  count: Component<{ view: never; names: string[] }>;
  memory: Component<{ view: never; story: StoryLine[] }>;
  /** The table option that says how much is remembered for the players. */
  memoryOption: string;
}

export const DRAWINGS: Record<string, Drawing> = {
  'colossal-arena': {
    board: Arena as Drawing['board'],
    count: Gold as Drawing['count'],
    memory: Memory as Drawing['memory'],
    memoryOption: 'memory_aid',
  },
};

/** Games that this client can draw, of those the server plays. */
export async function drawnGames(): Promise<GameInfo[]> {
  return (await api.games()).filter(({ name }) => name in DRAWINGS);
}
