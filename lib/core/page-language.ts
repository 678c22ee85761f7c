/** The request header in which the middleware tells the page of an unknown address which language it is in. */
export const pageLanguageHeader = 'x-page-language';
