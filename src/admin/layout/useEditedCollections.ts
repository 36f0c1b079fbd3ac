import { useEffect, useState } from 'react';
import { collections, type ResourceName, resourceNames } from '../../shared/catalogue/collections';
import { onStorageChange } from '../../shared/storage/browserStorage';

/** The names of the collections that differ from what the site ships, kept up to date. */
export const useEditedCollections = (): ResourceName[] => useCollections(editedNow);

/** The names of those whose edits hide other built-in records than the ones they were made on. */
export const useHidingCollections = (): ResourceName[] => useCollections(hidingNow);

function useCollections(namesNow: () => ResourceName[]): ResourceName[] {
  const [names, setNames] = useState(namesNow);
  useEffect(() => onStorageChange(() => setNames(namesNow())), [namesNow]);
  return names;
}

const editedNow = () => resourceNames.filter((name) => collections[name].isEdited());
const hidingNow = () => resourceNames.filter((name) => collections[name].hidesOtherBuiltIn());
