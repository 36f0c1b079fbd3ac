import { articles } from '../../shared/catalogue/article';

/** In a module of its own, because the code of the article pages does not include the store. */
export const seedArticles = (): Promise<void> => articles.seed();
