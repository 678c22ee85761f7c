const required = ['title', 'description'] as const;

/** The fields that are empty and must not be, in their order; a picture must be chosen only for a new one. */
export function missingIn(form: FormData, isNew: boolean): ('title' | 'description' | 'image')[] {
	const missing = required.filter((name) => String(form.get(name) ?? '').trim() === '');
	return isNew && !hasPicture(form.get('image')) ? [...missing, 'image'] : missing;
}

/** The body of POST and PUT: the form, without a file that was not chosen, and with a box that was not ticked. */
export function imageBody(form: FormData, version: number | null): FormData {
	const body = new FormData();
	for (const [name, value] of form) if (name !== 'image' || hasPicture(value)) body.set(name, value);
	body.set('featured', String(form.has('featured')));
	if (version !== null) body.set('version', String(version));
	return body;
}

/** A browser sends a file field without a file as an empty one. */
function hasPicture(value: FormDataEntryValue | null): boolean {
	return value instanceof File && value.size > 0;
}
