import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { TextListInput } from '../../../../src/admin/rows/TextListInput';
import { button, byLabel, press, pressKey, renderInForm, replaceInsertText, type } from '../support/render';

const list = async (features: string[]) =>
  renderInForm({ features }, <TextListInput source="features" title="Features" one="Feature" />);

const focused = () => document.activeElement?.getAttribute('aria-label');
const announcement = () => document.querySelector('[role="status"]')?.textContent;

describe('a list whose rows are moved and removed', () => {
  it('moves the focus along with the row, so that a second press moves it again', async () => {
    const { getValues } = await list(['A', 'B', 'C']);
    await press(byLabel('Move Feature 3 up'));
    expect(getValues('features')).toEqual(['A', 'C', 'B']);
    expect(focused()).toBe('Move Feature 2 up');
    await press(document.activeElement as HTMLElement);
    expect(getValues('features')).toEqual(['C', 'A', 'B']);
    // At the top, the row cannot move further.
    await press(document.activeElement as HTMLElement);
    expect(getValues('features')).toEqual(['C', 'A', 'B']);
    expect(focused()).toBe('Move Feature 1 up');
    await press(byLabel('Move Feature 1 down'));
    expect(focused()).toBe('Move Feature 2 down');
  });

  it('keeps the focus in the list when a row is removed, and announces that', async () => {
    const { getValues } = await list(['A', 'B', 'C']);
    await press(byLabel('Remove Feature 2'));
    expect(getValues('features')).toEqual(['A', 'C']);
    expect(focused()).toBe('Remove Feature 2');
    expect(announcement()).toBe('Feature 2 was removed. 2 are left.');
    await press(document.activeElement as HTMLElement);
    expect(focused()).toBe('Remove Feature 1');
    expect(announcement()).toBe('Feature 2 was removed. One is left.');
    await press(document.activeElement as HTMLElement);
    expect(announcement()).toBe('Feature 1 was removed. None is left.');
    // Of the list nothing is left that could show the focus.
    expect(document.activeElement).toBe(button('Put it back'));
  });
});

it('Enter adds a row right below, and focuses it', async () => {
  const { getValues } = await list(['A', 'B', 'C']);
  byLabel('Feature 1').focus();
  await pressKey(byLabel('Feature 1'), 'Enter');
  expect(getValues('features')).toEqual(['A', '', 'B', 'C']);
  expect(focused()).toBe('Feature 2');
});

describe('a list that is pasted into a row', () => {
  /** Returns whether the list took the text, so that the browser does not insert it. */
  async function paste(row: HTMLElement, text: string, html = ''): Promise<boolean> {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    await act(async () => row.dispatchEvent(event));
    return event.defaultPrevented;
  }
  const rowAt = (number: number) => byLabel(`Feature ${number}`) as HTMLTextAreaElement;

  it('becomes rows in its place, without list markers', async () => {
    const { getValues } = await list(['A', '', 'B']);
    const lines = [
      '• Strong grip',
      '',
      '-\tNo residue',
      '  2. Up to 80 °C ',
      '•\t',
      '- 40 °C in the cold',
      '',
    ];
    await paste(rowAt(2), lines.join('\r\n'));
    const pasted = ['Strong grip', 'No residue', 'Up to 80 °C', '- 40 °C in the cold'];
    expect(getValues('features')).toEqual(['A', ...pasted, 'B']);
    expect(focused()).toBe('Feature 5');
  });

  it('keeps the row’s text before and after the caret, in rows of their own', async () => {
    const { getValues } = await list(['First second']);
    rowAt(1).setSelectionRange(6, 6);
    expect(await paste(rowAt(1), 'One\nTwo')).toBe(true);
    expect(getValues('features')).toEqual(['First', 'One', 'Two', 'second']);
  });

  it('can be taken back with the text that was selected, and put there again', async () => {
    const { getValues } = await list(['A', 'First second', 'B']);
    rowAt(2).setSelectionRange(0, 12);
    await paste(rowAt(2), 'One\nTwo');
    expect(getValues('features')).toEqual(['A', 'One', 'Two', 'B']);
    expect(announcement()).toBe('2 rows were pasted.');
    await type(rowAt(3), 'Three');
    await press(button('Put the former rows back'));
    expect(getValues('features')).toEqual(['A', 'First second', 'B']);
    expect(announcement()).toBe('The former rows were put back.');
    await press(button('Put the pasted rows back'));
    expect(getValues('features')).toEqual(['A', 'One', 'Three', 'B']);

    // Once a row was removed, only that can be put back.
    await press(byLabel('Remove Feature 1'));
    expect(document.body.textContent).not.toContain('rows back');
    await press(button('Put it back'));
    expect(getValues('features')).toEqual(['A', 'One', 'Three', 'B']);
  });

  it('becomes lines without tabs and quotation marks if it is a spreadsheet’s', async () => {
    const { getValues } = await list(['']);
    const quoted = '"Soft,\nfirm ""A"""\tz';
    await paste(rowAt(1), `Temperature\t-40 to 120\r\n${quoted}\r\nx\t\ty\tz\r\n\t\r\n5" core\t\r\n`);
    const rows = ['Temperature: -40 to 120', 'Soft, firm "A": z', 'x, y, z', '5" core'];
    expect(getValues('features')).toEqual(rows);
  });

  it('is inserted without tabs and quotation marks if it is a spreadsheet’s single row or cell', async () => {
    const insert = replaceInsertText();
    const { getValues } = await list(['A']);
    for (const [text, inserted] of [
      ['Temperature\t-40 to 120\r\n', 'Temperature: -40 to 120'],
      ['"Soft,\nfirm"', 'Soft, firm'],
    ] as const) {
      expect(await paste(rowAt(1), text)).toBe(true);
      expect(insert).toHaveBeenLastCalledWith('insertText', false, inserted);
    }
    expect(getValues('features')).toEqual(['A']);
  });

  it('is left to the field if it is a single line', async () => {
    const { getValues } = await list(['A']);
    expect(await paste(rowAt(1), '- 40 °C')).toBe(false);
    expect(getValues('features')).toEqual(['A']);
  });

  it('keeps lowered digits, also of a single line', async () => {
    const insert = replaceInsertText();
    const { getValues } = await list(['A']);
    const dioxide = 'No CO<sub>2</sub>';
    expect(await paste(rowAt(1), 'No CO2', dioxide)).toBe(true);
    expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, 'No CO₂');
    await paste(rowAt(1), '• No CO2\n• Strong', `<ul><li>${dioxide}</li><li>Strong</li></ul>`);
    expect(getValues('features')).toEqual(['A', 'No CO₂', 'Strong']);
  });
});
