import { useEffect, useState } from 'react';
import { collections } from '../../shared/catalogue/collections';
import { onStorageChange } from '../../shared/storage/browserStorage';

/** The names of the collections that differ from what the site ships, kept up to date. */
export function useEditedCollections(): string[] {
  const [edited, setEdited] = useState(editedNow);
  useEffect(() => onStorageChange(() => setEdited(editedNow())), []);
  return edited;
}

const editedNow = () =>
  Object.values(collections)
    .filter((collection) => collection.isEdited())
    .map(({ resource }) => resource);
