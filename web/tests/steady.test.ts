import { beforeEach, expect, test, vi } from 'vitest';
import { steady } from '../src/lib/steady';

const heard = vi.fn();
let root: HTMLElement;
let watch: ReturnType<typeof steady>;

beforeEach(() => {
  heard.mockReset();
  document.body.innerHTML = '<div><button></button></div>';
  root = document.querySelector('div')!;
  watch = steady(root, 1);
  root.querySelector('button')!.addEventListener('click', heard);
});

function click(x: number, at: number, detail = 1) {
  const event = new MouseEvent('click', { clientX: x, clientY: 9, detail, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  root.querySelector('button')!.dispatchEvent(event);
}

test('a second click is not heard by what has come there since', () => {
  click(10, 1000);
  watch.update();
  click(12, 1200);
  expect(heard).toHaveBeenCalledTimes(1);
  click(12, 1400);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('it is heard if nothing changed, if it is elsewhere, and if it comes from the keyboard', () => {
  click(10, 1000);
  click(10, 1100);
  watch.update();
  click(200, 1200);
  watch.update();
  click(200, 1300, 0);
  expect(heard).toHaveBeenCalledTimes(4);
});
