import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The markup of a component, with the apostrophes that React escapes as readers see them. */
export function renderMarkup(element: ReactNode): string {
	return renderToStaticMarkup(element).replaceAll('&#x27;', "'");
}

/** The text of a component, without tags, on one line. */
export function renderText(element: ReactNode): string {
	return renderMarkup(element)
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}
