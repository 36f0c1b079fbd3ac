import {
  ListClasses,
  ListPaginationContext,
  type ListPaginationContextValue,
  Pagination,
  useListPaginationContext,
} from 'react-admin';
import { focusPlace } from '../ui/focusPlace';

/**
 * The buttons below a list that turn its pages. react-admin then scrolls to the top; the focus goes along to the start
 * of the list, instead of staying below it. A page that changes by a filter or the order leaves the focus where it is.
 */
export function ListPagination() {
  const pagination = useListPaginationContext();
  const turning: ListPaginationContextValue = {
    ...pagination,
    setPage: (page) => {
      pagination.setPage(page);
      const list = document.querySelector<HTMLElement>(`.${ListClasses.content}`);
      if (list) focusPlace(list);
    },
  };
  return (
    <ListPaginationContext value={turning}>
      <Pagination />
    </ListPaginationContext>
  );
}
