/** One of the files that are chosen for the gallery. */
export interface ChosenImage {
	key: string;
	fileName: string;
	title: string;
	/** What is sent, and where the browser shows it; null while it is prepared, and when it was refused. */
	prepared: { file: File; url: string } | null;
	isPreparing: boolean;
	/** Why the browser or the server has not taken it. */
	error: string | null;
	/** The share of it that has been uploaded; null while it is not on its way. */
	share: number | null;
}

/** What the form holds. */
export interface UploadValues {
	images: ChosenImage[];
	/** As long as no image is chosen; later each image has its own. */
	title: string;
	description: string;
	category: string;
	featured: boolean;
}

/** The id of a field's control. */
export function uploadInputId(field: string): string {
	return `upload-${field.replaceAll('.', '-')}`;
}

/** The id of an image in the list of those that are to be sent. */
export function rowId(key: string): string {
	return uploadInputId(`picture-${key}`);
}
