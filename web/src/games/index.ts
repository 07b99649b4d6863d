/** The games that this client can draw; each is fetched when it is first shown. A new game is a folder and a row. */
import { api } from '../lib/api';
import type { GameInfo } from '../wire';
import type { Drawing, Poster } from './drawing';

interface Folder {
  title: string;
  drawing: () => Promise<{ drawing: Drawing }>;
  poster: () => Promise<{ poster: Poster }>;
}

const GAMES: Record<string, Folder> = {
  'colossal-arena': {
    title: 'Colossal Arena',
    drawing: () => import('./colossal-arena/drawing'),
    poster: () => import('./colossal-arena/poster'),
  },
  colosseum: {
    title: 'Colosseum',
    drawing: () => import('./colosseum/drawing'),
    poster: () => import('./colosseum/poster'),
  },
};

export const isDrawn = (game: string): boolean => game in GAMES;

export const titleOf = (game: string): string => GAMES[game]?.title ?? game;

/** The games by name, in the order in which they are shown. */
export const DRAWN = Object.keys(GAMES);

export async function drawingOf(game: string): Promise<Drawing> {
  return (await GAMES[game]!.drawing()).drawing;
}

export async function posterOf(game: string): Promise<Poster> {
  return (await GAMES[game]!.poster()).poster;
}

/** Games that this client can draw, of those the server plays. */
export async function drawnGames(): Promise<GameInfo[]> {
  return (await api.games()).filter(({ name }) => isDrawn(name));
}
