/** One choice of `OptionPicker`. */
export interface PickerOption {
	id: string;
	/** What is looked for, and is shown in the box once it is picked. */
	label: string;
	/** How the label is written too, which finds it as well. */
	spellings?: readonly string[];
	/** What tells two of one label apart. */
	detail: string;
}
