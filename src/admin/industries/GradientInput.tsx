import { Box, Button } from '@mui/material';
import { useInput } from 'react-admin';
import { ink, tape } from '../palette';
import { Section } from '../ui/Section';

/**
 * Swatches that resemble the site's backgrounds, under the names that records use
 * (site/pages/industries/IndustrySection.module.css).
 */
export const swatches: Record<string, { label: string; look: string }> = {
  '': { label: 'Plain', look: 'linear-gradient(#e4ddcf, #dcd3c2)' },
  kraft: { label: 'Kraft', look: 'linear-gradient(135deg, #cda371, #bd905c)' },
  foil: { label: 'Foil', look: 'linear-gradient(135deg, #e8eaee, #9aa3af)' },
  ink: { label: 'Ink', look: `linear-gradient(135deg, #474c56, ${ink})` },
  circuit: { label: 'Circuit', look: 'linear-gradient(135deg, #2b9470, #0c4532)' },
  beacon: { label: 'Beacon', look: 'linear-gradient(#d8e62a 60%, #c9ced4 60% 90%, #cbdc1c 90%)' },
  glass: { label: 'Glass cloth', look: 'linear-gradient(135deg, #7f5031, #6e4427)' },
};

/** Chooses one of the site's backgrounds by name. For an unknown name the site shows the plain one. */
export function GradientInput() {
  const { field } = useInput<string>({ source: 'gradientClasses', defaultValue: '' });
  const value: string = field.value;
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
            // Kept in forced colours: it is what there is to choose.
            startIcon={
              <Box
                sx={{ width: 28, height: 28, borderRadius: 1, background: look, forcedColorAdjust: 'none' }}
              />
            }
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
