import {
  Cpu,
  Disc3,
  Factory,
  Flame,
  type IconNode,
  Layers,
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
} from 'lucide';

/** The icons of categories and industries, by the names in their records, which are lucide's. */
export const iconShapes = {
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
} satisfies Record<string, IconNode>;

/** The shapes of the icon that a category or industry names; an unknown name shows a roll. */
export const iconShape = (name: string): IconNode => (isKnownIcon(name) ? iconShapes[name] : Disc3);

export const isKnownIcon = (name: string): name is keyof typeof iconShapes => Object.hasOwn(iconShapes, name);
