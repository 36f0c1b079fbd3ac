import { fieldLabel } from '../words/fieldLabel';

/** Names a place in a record as the forms do: "specifications.0.value" becomes "Specification 1, value". */
export function fieldPath(path: string): string {
  const names: string[] = [];
  for (const key of path.split('.')) {
    const list = /^\d+$/.test(key) ? names.pop() : undefined;
    const label = list === undefined ? fieldLabel(key) : `${singular(list)} ${Number(key) + 1}`;
    names.push(names.length === 0 ? label : label.toLowerCase());
  }
  return names.join(', ');
}

const singular = (label: string) => label.replace(/ies$/, 'y').replace(/s$/, '');
