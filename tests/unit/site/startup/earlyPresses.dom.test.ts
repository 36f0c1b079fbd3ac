import { expect, it, vi } from 'vitest';
import { replay, takeEarlyPresses } from '../../../../src/site/startup/earlyPresses';

it('an early press is taken once, takes effect once, and then no longer looks as if it were waited for', () => {
  const button = document.createElement('button');
  button.dataset.pressed = '';
  const press = vi.fn();
  button.addEventListener('click', press);
  window.earlyPresses = [button];
  replay(takeEarlyPresses());
  replay(takeEarlyPresses());
  expect(press).toHaveBeenCalledOnce();
  expect(button.dataset).not.toHaveProperty('pressed');
  // Nothing is recorded any more.
  expect(window.earlyPresses).toBeUndefined();
});
