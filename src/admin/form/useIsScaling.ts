import { useSyncExternalStore } from 'react';
import { scaling } from './scaling';

/** Whether a chosen picture is still being scaled down. */
export const useIsScaling = (): boolean => useSyncExternalStore(scaling.onChange, scaling.isHeld);
