import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fadeWhereQuick } from '../../../src/site/navigation/viewTransitions';

describe('pages fade into each other', () => {
  const start = vi.fn<Document['startViewTransition']>();

  beforeEach(() => {
    Object.assign(document, { startViewTransition: start });
  });

  it('where the browser is quick, and one that is cut short leaves no unhandled error', async () => {
    const ready = Promise.reject(new Error('cut short'));
    start.mockReturnValue({ ready } as unknown as ViewTransition);
    fadeWhereQuick(20);
    const update = () => undefined;
    document.startViewTransition(update);
    expect(start).toHaveBeenCalledWith(update);
  });

  it('and not where it is slow', () => {
    fadeWhereQuick(400);
    expect(document.startViewTransition).toBeUndefined();
  });
});
