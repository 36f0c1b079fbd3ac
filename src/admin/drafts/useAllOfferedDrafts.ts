import type { Content } from '../../shared/catalogue/content';
import { useLoaded } from '../ui/useLoaded';
import { findAllOfferedDrafts } from './offeredDrafts';

type OfferedDrafts = Awaited<ReturnType<typeof findAllOfferedDrafts>>;

/** The drafts that forms offer; none until the content and the drafts are read. */
export const useAllOfferedDrafts = (content: Content | undefined): OfferedDrafts =>
  useLoaded(allOfferedIn, content) ?? [];

const allOfferedIn = async (content: Content | undefined) => (content ? findAllOfferedDrafts(content) : []);
