/** One choice of `OptionPicker`. */
export interface PickerOption {
	id: string;
	/** The text that is searched, and that the box shows once it is picked. */
	label: string;
	/** Further spellings of the label, which find it too. */
	spellings?: readonly string[];
	/** The words that tell two of one label apart. */
	detail: string;
}
