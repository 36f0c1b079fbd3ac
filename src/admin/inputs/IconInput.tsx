import { Box, Button, SvgIcon } from '@mui/material';
import { useInput } from 'react-admin';
import { iconShape, iconShapes, isKnownIcon } from '../../shared/catalogue/iconShapes';
import { Section } from '../ui/Section';

/** A choice of the site's icons. */
export function IconInput() {
  const { field } = useInput<string>({ source: 'icon', defaultValue: '' });
  return (
    <Section
      title="Icon"
      hint={
        field.value && !isKnownIcon(field.value)
          ? `The site has no icon called “${field.value}” and shows a roll of tape instead.`
          : undefined
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Object.keys(iconShapes).map((name) => {
          const isChosen = field.value === name;
          return (
            <Button
              key={name}
              aria-pressed={isChosen}
              aria-label={name.replace('-', ' ')}
              title={name.replace('-', ' ')}
              variant={isChosen ? 'contained' : 'outlined'}
              onClick={() => field.onChange(name)}
              sx={{
                minWidth: 44,
                width: 44,
                height: 44,
                p: 0,
                // Shows only in forced colours, which drop the fill.
                ...(isChosen && { outline: '3px solid transparent', outlineOffset: 1 }),
              }}
            >
              <IconPicture name={name} />
            </Button>
          );
        })}
      </Box>
    </Section>
  );
}

/** An icon by its name. */
export function IconPicture({ name }: { name: string }) {
  return (
    <SvgIcon
      sx={{ flexShrink: 0, fontSize: 22, fill: 'none', stroke: 'currentColor', strokeWidth: 2 }}
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
