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
import type { IconName } from '../../shared/catalogue/looks';

const icons: Record<IconName, LucideIcon> = {
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

/** The icon that a category or industry names; an unknown name shows a roll. */
export function Icon({ name }: { name: string }) {
  const Picture = isKnown(name) ? icons[name] : Disc3;
  return <Picture aria-hidden />;
}

const isKnown = (name: string): name is IconName => Object.hasOwn(icons, name);
