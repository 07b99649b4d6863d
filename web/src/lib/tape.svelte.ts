import type { Frame, Replay, StoryLine } from '../wire';
import { api } from './api';
import type { Saved } from './saving';

/** A match to look at again, frame by frame, in somebody's eyes. */
export class Tape {
  replay = $state.raw<Replay | null>(null);
  eyes = $state('spectator');
  number = $state(0);
  problem = $state('');
  private saved: Saved | null = null;

  constructor(readonly id: string) {}

  /** Show it in these eyes; the moment stays the same. */
  async look(eyes: string) {
    try {
      this.replay = this.saved ? inEyes(this.saved, eyes) : await api.frames(this.id, eyes);
      this.eyes = eyes;
      this.problem = '';
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  async insert(saved: Saved) {
    this.saved = saved;
    await this.look('open');
  }

  get last(): number {
    return Math.max(0, (this.replay?.frames.length ?? 1) - 1);
  }

  get frame(): Frame | null {
    return this.replay?.frames[this.number] ?? null;
  }

  get story(): StoryLine[] {
    return this.replay?.frames.slice(0, this.number + 1).flatMap((frame) => frame.story) ?? [];
  }

  seek(number: number) {
    this.number = Math.min(this.last, Math.max(0, number));
  }

  /** The frame in which this action of the log was taken. */
  seekAction(at: number) {
    const frames = this.replay?.frames ?? [];
    const found = frames.findIndex((frame) => frame.at > at);
    this.seek(found < 0 ? this.last : found);
  }
}

function inEyes({ open, stories }: Saved, eyes: string): Replay {
  if (eyes === 'open') return open;
  const frames = open.frames.map((frame, i) => ({
    ...frame,
    view: eyes === 'spectator' ? frame.view : (frame.hands?.[Number(eyes)] ?? frame.view),
    hands: null,
    story: stories[eyes]?.[i] ?? frame.story,
  }));
  return { ...open, eyes, frames };
}

/** Everything that a saved file holds. */
export async function gather(id: string, seats: number): Promise<Saved> {
  const eyes = ['spectator', ...Array.from({ length: seats }, (_, seat) => String(seat))];
  const open = await api.frames(id, 'open');
  const stories: Saved['stories'] = {};
  for (const each of eyes) {
    stories[each] = (await api.frames(id, each)).frames.map((frame) => frame.story);
  }
  return { open, stories };
}
