import { isEmbedded } from '../../shared/pictures';
import { fieldLabel } from '../words/fieldLabel';

/** A field's value as plain lines. */
export function readable(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(empty)';
  if (Array.isArray(value))
    return value.length > 0 ? value.map((entry) => `• ${onOneLine(entry)}`).join('\n') : '(none)';
  if (typeof value === 'object') {
    const lines = Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== '');
    return lines.length > 0
      ? lines.map(([key, entry]) => `${fieldLabel(key)}: ${onOneLine(entry)}`).join('\n')
      : '(empty)';
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    const text = String(value);
    return isEmbedded(text) ? '(picture kept in the browser)' : text;
  }
  return Object.values(value)
    .filter((entry) => entry !== undefined && entry !== '')
    .map(onOneLine)
    .join(', ');
}
