import type { Content } from '../../shared/catalogue/content';
import { useLoaded } from '../ui/useLoaded';
import { findLostWork } from './lostDrafts';

type LostWork = Awaited<ReturnType<typeof findLostWork>>;

/** What was typed into forms and lost before it was saved; nothing until the content and the drafts are read. */
export const useLostWork = (content: Content | undefined): LostWork => useLoaded(lostWorkIn, content) ?? [];

const lostWorkIn = async (content: Content | undefined) => (content ? findLostWork(content) : []);
