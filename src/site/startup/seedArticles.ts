import { articles } from '../../shared/catalogue/article';

/** Apart from the pages of articles, whose own code is without the store. */
export const seedArticles = (): Promise<void> => articles.seed();
