import { useState } from 'react';
import { expect, it } from 'vitest';
import { ReorderableList } from '../../../../src/admin/rows/ReorderableList';
import { byLabel, press, render } from '../support/render';

it('renders only the rows anew that a step moves: an industry may have hundreds of products', async () => {
  const rendered: string[] = [];
  const renderItem = (name: string) => {
    rendered.push(name);
    return name;
  };
  function Names() {
    const [names, setNames] = useState(['Kraft', 'Foil', 'VHB', 'PTFE']);
    return (
      <ReorderableList items={names} onChange={setNames} nameOf={(name) => name} renderItem={renderItem} />
    );
  }
  await render(<Names />);
  expect(rendered).toEqual(['Kraft', 'Foil', 'VHB', 'PTFE']);
  await press(byLabel('Move VHB up'));
  expect(rendered.slice(4)).toEqual(['VHB', 'Foil']);
});
