import type { BotInfo, SeatInfo, Terms } from '../wire';
import { plural } from './story';

const UNITS: [string, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** Seconds as people say them: `2 minutes`, `1 hour 30 minutes`. */
export function inWords(seconds: number): string {
  const said: string[] = [];
  let rest = seconds;
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    if (count) said.push(plural(count, unit));
    rest -= count * length;
  }
  return said.join(' ') || 'no time';
}

/** Seconds as a clock shows them: `0:09`, `12:30`, `2 h 05`, `3 d 4 h`. */
export function onClock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (count: number) => `${count}`.padStart(2, '0');
  const [days, hours] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24];
  const minutes = Math.floor(whole / 60) % 60;
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours} h ${two(minutes)}` : `${minutes}:${two(whole % 60)}`;
}

export function clockInWords({ clock, seconds = 0, increment = 0 }: Terms): string {
  if (clock !== 'move' && clock !== 'bank') return 'No clock';
  if (clock === 'move') return `${inWords(seconds)} for each decision`;
  const more = increment ? `, and ${inWords(increment)} more with each decision` : '';
  return `${inWords(seconds)} each for the whole game${more}`;
}

/** For a row of the lobby. */
export function clockInShort({ clock, seconds = 0, increment = 0 }: Terms): string {
  if (clock !== 'move' && clock !== 'bank') return '';
  const short = (time: number) =>
    inWords(time).replace(/ (d|h|m|s)\w+/g, (_, unit) => ` ${unit === 'm' ? 'min' : unit}`);
  if (clock === 'move') return `${short(seconds)} a decision`;
  return `${short(seconds)} each${increment ? ` + ${short(increment)}` : ''}`;
}

export function awayInWords({ away = null }: Terms, bot: string): string {
  return away === null
    ? `${bot} plays for whoever is away when another player says so`
    : `${bot} plays for whoever is away for ${inWords(away)} while others wait`;
}

/** A bot's title; one that is not listed goes by its name. */
export function titleOf(bot = 'a bot', bots: BotInfo[] = []): string {
  const found = bots.find(({ name }) => name === bot)?.title;
  return found ?? bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** A time of day; with the date, if it is another day. */
export function atTime(when: string): string {
  const date = new Date(when);
  const time = date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return isToday(date)
    ? time
    : `${date.toLocaleDateString([], { day: 'numeric', month: 'long' })}, ${time}`;
}

/** The same as an answer to `when`. */
export function whenAt(when: string): string {
  return `${isToday(new Date(when)) ? 'at' : 'on'} ${atTime(when)}`;
}

function isToday(date: Date): boolean {
  return date.toDateString() === new Date().toDateString();
}

/** What everybody is told of a seat: that somebody plays for its player, or that she is away. */
export function standing({ kind, online, stand_in }: SeatInfo): string {
  if (stand_in) return `played by ${titleOf(stand_in)}`;
  return kind === 'person' && !online ? 'away' : '';
}
