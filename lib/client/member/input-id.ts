/** The id of a field's control. */
export function inputId(field: string): string {
	return `member-${field}`;
}

export function fieldOfInput(id: string): string {
	return id.replace(/^member-/, '');
}
