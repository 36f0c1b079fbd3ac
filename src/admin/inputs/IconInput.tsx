import { Box, Button } from '@mui/material';
import {
  Cpu,
  Disc3,
  Factory,
  Flame,
  Layers,
  type LucideIcon,
  Package,
  Printer,
  Shield,
  Sun,
  Tag,
  Thermometer,
  TriangleAlert,
  Truck,
  Wind,
  Wrench,
  Zap,
} from 'lucide-react';
import { useInput } from 'react-admin';
import { type IconName, iconNames } from '../../shared/catalogue/looks';
import { Section } from './Section';

const pictures: Record<IconName, LucideIcon> = {
  cpu: Cpu,
  factory: Factory,
  flame: Flame,
  layers: Layers,
  package: Package,
  printer: Printer,
  shield: Shield,
  sun: Sun,
  tag: Tag,
  thermometer: Thermometer,
  'triangle-alert': TriangleAlert,
  truck: Truck,
  wind: Wind,
  wrench: Wrench,
  zap: Zap,
};

/** One of the icons that the site knows. */
export function IconInput({ source }: { source: string }) {
  const { field } = useInput<string>({ source, defaultValue: '' });
  return (
    <Section
      title="Icon"
      hint={
        field.value && !isKnown(field.value)
          ? `“${field.value}” is not an icon of the site: it shows a roll of tape.`
          : undefined
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {iconNames.map((name) => {
          const Picture = pictures[name];
          const isChosen = field.value === name;
          return (
            <Button
              key={name}
              aria-pressed={isChosen}
              aria-label={name.replace('-', ' ')}
              title={name.replace('-', ' ')}
              variant={isChosen ? 'contained' : 'outlined'}
              onClick={() => field.onChange(name)}
              sx={{ minWidth: 44, width: 44, height: 44, p: 0 }}
            >
              <Picture aria-hidden size={22} />
            </Button>
          );
        })}
      </Box>
    </Section>
  );
}

/** An icon by its name, for lists. */
export function IconPicture({ name }: { name: string }) {
  const Picture = isKnown(name) ? pictures[name] : Disc3;
  return <Picture aria-hidden size={22} style={{ flexShrink: 0 }} />;
}

const isKnown = (name: string): name is IconName => Object.hasOwn(pictures, name);
