/** How the visitor came to this document: by a link, a reload or Back. Undefined if the browser does not say. */
export function visitType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type;
}
