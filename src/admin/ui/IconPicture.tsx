import { SvgIcon } from '@mui/material';
import { iconShape } from '../../shared/catalogue/iconShapes';

/** An icon by its name. */
export function IconPicture({ name }: { name: string }) {
  return (
    <SvgIcon
      sx={{ fontSize: 22, fill: 'none', stroke: 'currentColor', strokeWidth: 2 }}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {iconShape(name).map(([Line, attributes], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's lines never change their order.
        <Line key={index} {...attributes} />
      ))}
    </SvgIcon>
  );
}
