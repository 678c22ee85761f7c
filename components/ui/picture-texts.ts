import type { PictureError } from './prepare-picture';

/** What a field for pictures says of a file, in the page's language. */
export interface PictureTexts extends Record<PictureError, string> {
	/** While the file is read and shrunk. */
	preparing: string;
	/** Of a form that is not sent, because a picture of it was refused. */
	unsent: string;
	/** The button that gives a refused file up. */
	without: string;
}
