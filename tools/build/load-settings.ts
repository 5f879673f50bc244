// Imported first by the build: modules after this one read settings, such as LANGUAGES.
import { loadSettings } from '@/tools/process/settings';

loadSettings(false);
