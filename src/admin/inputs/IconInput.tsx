import { Box, Button } from '@mui/material';
import { useInput } from 'react-admin';
import { iconShapes, isKnownIcon } from '../../shared/catalogue/iconShapes';
import { IconPicture } from '../ui/IconPicture';
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
