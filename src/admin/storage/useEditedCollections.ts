import { collections } from '../../shared/catalogue/collections';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { hidesOtherBuiltIn } from './madeOn';
import { useStorageValue } from './useStorageValue';

/** The names of the collections that differ from what the site ships, kept up to date. */
export const useEditedCollections = (): ResourceName[] => useStorageValue(editedNow);

/** The names of the collections whose edits hide built-in records other than the ones that they were made on. */
export const useHidingCollections = (): ResourceName[] => useStorageValue(hidingNow);

const editedNow = () => resourceNames.filter((name) => collections[name].isEdited());
const hidingNow = () => resourceNames.filter(hidesOtherBuiltIn);
