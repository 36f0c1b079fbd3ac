import { beforeEach, expect, it } from 'vitest';
import { carryOver } from '../../../../src/site/startup/carryOver';

const FORM = `
  <a href="/about">About</a>
  <button type="button">Add</button>
  <input name="quantity"><textarea name="message"></textarea>
  <select name="unit"><option>rolls</option><option>metres</option></select>
  <input name="size">`;

let page: HTMLElement;
/** What a page is told of, as React is. */
let told: string[];

beforeEach(() => {
  document.body.innerHTML = `<div>${FORM}</div>`;
  page = document.body.firstElementChild as HTMLElement;
  told = [];
  for (const type of ['input', 'change'])
    page.addEventListener(type, ({ target }) => told.push(`${type} ${(target as HTMLInputElement).name}`));
});

const find = <T extends HTMLElement>(selector: string) => page.querySelector<T>(selector) as T;
const anew = () => {
  page.innerHTML = FORM;
};

it('what was typed and chosen is there in the new page, which is told of it and of nothing else', () => {
  find<HTMLInputElement>('[name=quantity]').value = '50';
  find<HTMLTextAreaElement>('textarea').value = 'Kraft';
  find<HTMLSelectElement>('select').value = 'metres';
  carryOver(page, [], anew);
  const values = Array.from(page.querySelectorAll<HTMLInputElement>('[name]'), ({ value }) => value);
  expect(values).toEqual(['50', 'Kraft', 'metres', '']);
  expect(told).toEqual(['input quantity', 'input message', 'change unit']);
});

it.each(['a', 'textarea'])('the %s that had the focus has it again', (selector) => {
  find(selector).focus();
  carryOver(page, [], anew);
  expect(document.activeElement).toBe(find(selector));
});

it('a button that was pressed is found again, and one that has gone is not', () => {
  const pressed = [find<HTMLButtonElement>('button'), document.createElement('button')];
  expect(carryOver(page, pressed, anew)).toEqual([find('button')]);
});
