// A browser around WebKitGTK, run by gjs and driven by WebKitWebDriver: `gjs -m webkit-browser.js FOLDER`. Debian's own
// small browser is never narrower than its toolbar, forgets the storage of pages, and hides console messages.
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import System from 'system';

const [folder] = System.programArgs;
Gtk.init(null);
// Gives letters the exact width of the typeface, as on phones, instead of whole pixels.
Object.assign(Gtk.Settings.get_default(), { gtk_xft_hinting: 0, gtk_xft_hintstyle: 'hintnone', gtk_xft_antialias: 1 });
const storage = new WebKit.WebsiteDataManager({ base_data_directory: folder, base_cache_directory: folder });
const context = new WebKit.WebContext({ website_data_manager: storage });
context.set_automation_allowed(true);

const view = new WebKit.WebView({
  web_context: context,
  is_controlled_by_automation: true,
  settings: new WebKit.Settings({ enable_write_console_messages_to_stdout: true }),
});
const window = new Gtk.Window({ decorated: false });
window.add(view);
window.show_all();

context.connect('automation-started', (_, session) => {
  const browser = new WebKit.ApplicationInfo();
  browser.set_name('Everkite tests');
  session.set_application_info(browser);
  session.connect('create-web-view', () => view);
});
window.connect('destroy', () => loop.quit());
const loop = new GLib.MainLoop(null, false);
loop.run();
