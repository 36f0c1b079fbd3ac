import { Box, Button } from '@mui/material';
import { useInput } from 'react-admin';
import { Section } from '../inputs/Section';
import { ink, tape } from '../theme';

/** Likenesses of the site's backgrounds, to choose by, under the names by which records call them. */
const swatches: Record<string, { label: string; look: string }> = {
  '': { label: 'Plain', look: '#f1ede4' },
  kraft: { label: 'Kraft', look: 'linear-gradient(135deg, #d9b98c, #b98b57)' },
  foil: { label: 'Foil', look: 'linear-gradient(135deg, #e8eaee, #9aa3af)' },
  ink: { label: 'Ink', look: `linear-gradient(135deg, #474c56, ${ink})` },
  circuit: { label: 'Circuit', look: 'linear-gradient(135deg, #2f7d5b, #0f4a36)' },
  beacon: { label: 'Beacon', look: `linear-gradient(135deg, #ffd24d, ${tape})` },
  glass: { label: 'Glass cloth', look: 'linear-gradient(135deg, #a9744a, #6e4527)' },
};

/** One of the site's backgrounds by name; a name that the site does not know shows the plain one. */
export function GradientInput({ source }: { source: string }) {
  const { field } = useInput<string>({ source, defaultValue: '' });
  const value: string = field.value ?? '';
  const isKnown = Object.hasOwn(swatches, value);
  return (
    <Section
      title="Background colour"
      hint={isKnown ? undefined : `“${value}” is not known to the site: it shows the plain background.`}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(swatches).map(([name, { label, look }]) => (
          <Button
            key={name}
            aria-pressed={value === name}
            variant="outlined"
            onClick={() => field.onChange(name)}
            startIcon={<Box sx={{ width: 28, height: 28, borderRadius: 1, background: look }} />}
            sx={{
              color: 'text.primary',
              ...(value === name && { outline: `3px solid ${tape}`, outlineOffset: 1 }),
            }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Section>
  );
}
