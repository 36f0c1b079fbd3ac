import type { IconNode } from 'lucide';

/**
 * One of lucide's icons, in the colour of the text beside it, which says the same. Drawn here, because lucide's own
 * component writes its name and classes into every icon of every page.
 */
export function Icon({ shape, size = 24 }: { shape: IconNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {shape.map(([Line, attributes], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's lines never change their order.
        <Line key={index} {...attributes} />
      ))}
    </svg>
  );
}
