import type { TextFieldProps } from '@mui/material';
import { expect, it, vi } from 'vitest';
import { TextListInput } from '../../../../src/admin/rows/TextListInput';
import { byLabel, renderInForm, type } from '../support/render';

const rendered: unknown[] = [];

vi.mock('@mui/material', async (load) => {
  const material = await load<typeof import('@mui/material')>();
  const TextField = (props: TextFieldProps) => {
    rendered.push(props.value);
    return <material.TextField {...props} />;
  };
  return { ...material, TextField };
});

it('renders only the row anew that is typed in: with twenty, each letter took a slow computer a while', async () => {
  await renderInForm(
    { uses: ['Ducts', 'Pipes', 'Seams'] },
    <TextListInput source="uses" title="Uses" one="Use" />,
  );
  expect(rendered).toEqual(['Ducts', 'Pipes', 'Seams']);
  await type(byLabel('Use 2') as HTMLTextAreaElement, 'Pipes, elbows');
  expect(rendered.slice(3)).toEqual(['Pipes, elbows']);
});
