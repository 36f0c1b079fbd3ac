import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Hero } from '../../../src/site/pages/home/Hero';
import { readScenes } from '../../../tools/pictures/recipe';

it('the home page’s picture has the alternative text of its recipe', () => {
  const shell = document.createElement('div');
  shell.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Hero productCount={98} />
    </MemoryRouter>,
  );
  expect(shell.querySelector('img')?.alt).toBe(readScenes().get('home-hero')?.alt);
});
