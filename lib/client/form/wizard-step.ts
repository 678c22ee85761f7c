/** A step of a wizard, with the names of its fields. */
export interface WizardStep<Key extends string = string> {
	key: Key;
	/** All that it asks for: a refused field leads to its step, one that no step knows to the last. */
	fields: readonly string[];
	/** Without these the step cannot be left forwards. */
	required: readonly string[];
}
