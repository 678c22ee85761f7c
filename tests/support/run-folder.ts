import { provideTestFolder, removeTestFolder } from '../../scripts/test-folder';

/** Gives all tests of a run one temporary folder, which is removed however the run ends. */
export default function setUpRunFolder() {
	provideTestFolder();
	return removeTestFolder;
}
