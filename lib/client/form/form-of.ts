/** The body of a call that takes a form; what is null or undefined is left out. */
export function getForm(values: Readonly<Record<string, unknown>>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) {
		if (value instanceof File) form.append(name, value);
		else if (value !== null && value !== undefined) form.append(name, String(value));
	}
	return form;
}
