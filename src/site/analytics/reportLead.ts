/**
 * Reports to the analytics data layer that the form service took a message, by the name that Google Analytics recommends
 * for that event. Nothing of the message goes with it.
 * @param form its label
 */
export function reportLead(form: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'generate_lead', form });
}
