import { pageParameters, paths } from '../../src/shared/paths.ts';
import { binaryTypes, textTypes } from './mediaTypes.ts';
import {
  admin,
  cacheControl,
  HASHED_FOLDER,
  type HeaderSet,
  hostFiles,
  NOT_FOUND_FILE,
  notFoundPath,
  PICTURES_FOLDER,
  viewParameters,
} from './rules.ts';

/** The site's folder on its server. To use another, change every line that names it. */
export const NGINX_ROOT = '/var/www/site';

/**
 * The file that is copied to nginx's own folder once: it holds the machine's own settings, and what certbot adds. All
 * else is included from the build, so each build brings its own.
 */
export function nginxConfig(siteUrl: string): string {
  const { hostname, origin } = new URL(siteUrl);
  const sister = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  return `# Made at build by tools/hosting/nginx.ts: change the rules there.
#
# 1. Here, where the site was built: copy it, its hidden files too, to the server.
#      rsync -a --delay-updates --delete-delay --filter='protect /assets/*' dist/ SERVER:${NGINX_ROOT}/
# 2. On the server, once: have nginx read this file, and a certificate made and set. Look at the site only after that:
#    its policy has browsers ask for everything by https.
#      cp ${NGINX_ROOT}/${hostFiles.nginx} /etc/nginx/conf.d/site.conf
#      nginx -t && systemctl reload nginx
#      certbot --nginx --redirect -d ${hostname}
#    Its listen lines speak HTTP/1.1, which fetches six files at a time: write "http2" behind "ssl" in them (from nginx
#    1.25.1 on, a line "http2 on;" instead), and reload nginx.
# 3. Each time the site is built anew. Here: the same rsync. Copied over instead, the pages of deleted products would
#    stay, and compressed files of before, which nginx prefers. What /assets holds of older versions is left for the
#    tabs that still show them. On the server: the rules that came with the pages are read, and no other file changes.
#      nginx -t && systemctl reload nginx

include ${NGINX_ROOT}/${hostFiles.nginxMaps};

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    root ${NGINX_ROOT};

    # A lock before the admin: write "Admin" for off, and make /etc/nginx/site.htpasswd with htpasswd.
    set $site_admin_lock off;

    include ${NGINX_ROOT}/${hostFiles.nginxRules};
}

# Where ${sister} leads to this machine, too: take the marks away, and give certbot "-d ${sister}" as well.
# server {
#     listen 80;
#     listen [::]:80;
#     server_name ${sister};
#     return 301 ${origin}$request_uri;
# }
`;
}

/** The maps that the rules use, to be included at nginx's http level. */
export function nginxMaps(): string {
  const list = paths.products.to();
  return `# Made at build by tools/hosting/nginx.ts, included by nginx.conf beside it.

# The ending of the best file that the browser takes; one that is refused (q=0) is not taken.
map $http_accept_encoding $site_encoding {
    default "";
    "~*\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" .br;
    "~*\\bgzip\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" .gz;
}

# A view of the product list has a file of its own, where nothing else in the query makes another list. What a mail adds
# does not.
map $args $site_view {
    default "";
${viewParameters.map(viewLine).join('\n')}
}

# The page's file.
map $uri $site_page {
    default "$uri.html";
    / /index.html;
    ${list} "${list}$site_view.html";
}

# These three are read when the answer is sent: $uri is then the file that was found.
map $uri $site_content_encoding {
    default "";
    "~\\.br$" br;
    "~\\.gz$" gzip;
}
map $uri $site_cache_control {
    default "${cacheControl.other}";
    "~^${HASHED_FOLDER}" "${cacheControl.hashed}";
    "~^${PICTURES_FOLDER}" "${cacheControl.pictures}";
}
map $uri $site_robots {
    default "";
    "~^${admin.path}(?:/|$)" "${admin.headers['X-Robots-Tag']}";
}
`;
}

/**
 * The rules for serving the site, to be included in a server block. They need none of nginx's optional modules: maps
 * and try_files choose the compressed files.
 */
export function nginxRules(security: HeaderSet): string {
  const { html, ...otherTexts } = textTypes;
  const list = paths.products.to();
  return `# Made at build by tools/hosting/nginx.ts, included by nginx.conf beside it.

server_tokens off;
# The files are compressed already.
gzip off;
charset utf-8;
charset_types ${Object.values(otherTexts).join(' ')};
default_type application/octet-stream;
types {
${lines(binaryTypes, ([ending, type]) => `    ${type} ${ending};`)}
}

# An empty value sends no header. "always": on errors, too.
add_header Cache-Control $site_cache_control always;
add_header Content-Encoding $site_content_encoding always;
add_header Vary Accept-Encoding always;
add_header X-Robots-Tag $site_robots always;
${lines(security, ([name, value]) => `add_header ${name} "${value}" always;`)}

# Other ways of writing an address. Redirects name no host, so that they hold behind a proxy; and none
# holds a backslash (\\x5c), which browsers read as a slash: /\\host would be another host.
absolute_redirect off;
rewrite ^(/[^\\x5c]*[^/\\x5c])/+$ $1 permanent;
rewrite ^${list}/(${viewParameters.join('|')})/([\\w-]+?)(?:\\.html)?$ ${list}?$1=$2? permanent;
rewrite ^/index(?:\\.html)?$ / permanent;
rewrite ^(/[^\\x5c]+?)(?:/index)?\\.html$ $1 permanent;

error_page 404 @not_found;
location = ${notFoundPath} { return 404; }
location @not_found {
    types { ${html} html br gz; }
    try_files /${NOT_FOUND_FILE}$site_encoding /${NOT_FOUND_FILE} =404;
}

# Notes of the build, what hosts read, and the compressed files under their own names.
location ~ /\\.(?!well-known/) { return 404; }
location ~ ^/(?:${[hostFiles.headers, hostFiles.redirects, hostFiles.vercel].map(escapeDots).join('|')})$ { return 404; }
location ~ \\.(?:br|gz)$ { return 404; }

# The admin's shell, with a lock before it where the server block sets one.
location ~ ^${admin.path}(?:/|$) {
    auth_basic $site_admin_lock;
    auth_basic_user_file /etc/nginx/site.htpasswd;
    types { ${html} html br gz; }
    try_files /${admin.shell}$site_encoding /${admin.shell} =404;
}

# Texts, each with the type of what is compressed in it.
${lines(
  otherTexts,
  ([ending, type]) =>
    `location ~ \\.${ending}$ { types { ${type} ${ending} br gz; } try_files $uri$site_encoding $uri =404; }`,
)}
location ~ \\.(?:${Object.keys(binaryTypes).join('|')})$ { try_files $uri =404; }

# Pages. A view that has no file is the whole list.
location / {
    types { ${html} html br gz; }
    try_files $site_page$site_encoding $site_page $uri.html$site_encoding $uri.html $uri =404;
}
`;
}

function viewLine(parameter: string): string {
  const others = pageParameters.filter((one) => one !== parameter).join('|');
  const pattern = `^(?!(?:.*&)?(?:${others})=)(?:(?!${parameter}=)[^&]*&)*${parameter}=(?<site_value>[\\w-]+)(?:&|$)`;
  return `    "~${pattern}" "/${parameter}/$site_value";`;
}

const lines = (record: Readonly<Record<string, string>>, line: (entry: [string, string]) => string): string =>
  Object.entries(record).map(line).join('\n');

const escapeDots = (text: string): string => text.replaceAll('.', '\\.');
