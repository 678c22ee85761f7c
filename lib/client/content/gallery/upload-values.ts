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

export interface UploadValues {
	images: ChosenImage[];
	/** As long as no image is chosen; later each image has its own. */
	title: string;
	description: string;
	category: string;
	featured: boolean;
}

export function uploadInputId(field: string): string {
	return `upload-${field.replaceAll('.', '-')}`;
}

export function rowId(key: string): string {
	return uploadInputId(`picture-${key}`);
}

/** A field counts UTF-16 units, of which a letter with its vowel signs has several; the server counts as readers do. */
export function getUnits(characters: number): number {
	return characters * 3;
}
