// The same tests as on the disk.
import './pictures.integration.test';

process.env.PICTURES_IN_DATABASE = '1';
