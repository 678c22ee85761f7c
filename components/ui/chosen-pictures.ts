interface RefusedPicture {
	/** The name of its input. */
	path: string;
	message: string;
}

const preparations = new WeakMap<HTMLInputElement, Promise<void>>();

/** Has forms wait for what is chosen in the input, see `findRefusedPictures`. */
export function notePreparation(input: HTMLInputElement, preparation: Promise<void>): void {
	preparations.set(input, preparation);
}

/**
 * Waits until every picture that is chosen in the form is prepared, and answers those that were refused. Call it before
 * the form is read: a file that was refused is no longer in its input, and the form would be sent without it.
 */
export async function findRefusedPictures(form: HTMLFormElement): Promise<RefusedPicture[]> {
	const inputs = [...form.elements].filter(
		(element): element is HTMLInputElement =>
			element instanceof HTMLInputElement && element.type === 'file' && element.willValidate,
	);
	await Promise.all(inputs.map((input) => preparations.get(input)));
	return inputs
		.filter(({ validity }) => validity.customError)
		.map(({ name, validationMessage }) => ({ path: name, message: validationMessage }));
}
