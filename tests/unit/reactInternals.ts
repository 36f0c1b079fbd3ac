import * as React from 'react';

/**
 * What React keeps for itself: `actQueue` is an array while something waits with `act`, and `T` a transition while one is
 * started, and otherwise null.
 */
export const reactInternals: { actQueue: unknown; T: unknown } = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
