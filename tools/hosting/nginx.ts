import { paths } from '../../src/shared/paths.ts';
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

/** Where the server block looks for the site. The owner of a machine changes it there, in both lines that name it. */
export const NGINX_ROOT = '/var/www/site';

/** Where the server block finds the headers that fit the pages of one build. */
export const NGINX_HEADERS = `${NGINX_ROOT}/${hostFiles.nginxHeaders}`;

/** Those headers, for nginx. "always": on errors, too. */
export const nginxHeaders = (security: HeaderSet): string =>
  `${lines(security, ([name, value]) => `add_header ${name} "${value}" always;`)}\n`;

/**
 * A server block and the maps that it reads, to be included at nginx's http level. It needs none of nginx's
 * optional modules: the compressed files are chosen by map and try_files.
 */
export function nginxConfig(siteUrl: string): string {
  const { html, ...otherTexts } = textTypes;
  const list = paths.products.to();
  const { hostname, origin } = new URL(siteUrl);
  const sister = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  return `# Made at build by tools/hosting/nginx.ts: change the rules there.
#
# 1. Copy the built site, its hidden files too, to the folder that "root" and "include" name below (change both, if
#    either), and this file to /etc/nginx/conf.d/site.conf:
#      rsync -a --delay-updates --delete-delay --filter='protect /assets/*' dist/ SERVER:${NGINX_ROOT}/
#      nginx -t && systemctl reload nginx
# 2. Have a certificate made and set: certbot --nginx --redirect -d ${hostname}
#    Look at the site only after that: its policy has browsers ask for everything by https.
# 3. Each time the site is built anew: the same rsync, then reload nginx, for the policy of the pages comes with them.
#    Copied over instead, the pages of deleted products would stay, and compressed files of before, which nginx prefers.
#    What /assets holds of older versions is left for the tabs that still show them.

# The ending of the best file that the browser takes; one that is refused (q=0) is not taken.
map $http_accept_encoding $site_encoding {
    default "";
    "~*\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" .br;
    "~*\\bgzip\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" .gz;
}

# A view of the product list has a file of its own, where one filter stands alone in the query.
map $args $site_view {
    default "";
    "~^(?<site_parameter>${viewParameters.join('|')})=(?<site_value>[\\w-]+)$" "/$site_parameter/$site_value";
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

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    root ${NGINX_ROOT};

    server_tokens off;
    # The files are compressed already.
    gzip off;
    charset utf-8;
    charset_types ${Object.values(otherTexts).join(' ')};
    default_type application/octet-stream;
    types {
${lines(binaryTypes, ([ending, type]) => `        ${type} ${ending};`)}
    }

    # An empty value sends no header. "always": on errors, too.
    add_header Cache-Control $site_cache_control always;
    add_header Content-Encoding $site_content_encoding always;
    add_header Vary Accept-Encoding always;
    add_header X-Robots-Tag $site_robots always;
    include ${NGINX_HEADERS};

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

    # The admin's shell. A lock before it: take the two marks away, and make the file with htpasswd.
    location ~ ^${admin.path}(?:/|$) {
        # auth_basic "Admin";
        # auth_basic_user_file /etc/nginx/site.htpasswd;
        types { ${html} html br gz; }
        try_files /${admin.shell}$site_encoding /${admin.shell} =404;
    }

    # Texts, each with the type of what is compressed in it.
${lines(
  otherTexts,
  ([ending, type]) =>
    `    location ~ \\.${ending}$ { types { ${type} ${ending} br gz; } try_files $uri$site_encoding $uri =404; }`,
)}
    location ~ \\.(?:${Object.keys(binaryTypes).join('|')})$ { try_files $uri =404; }

    # Pages. A view that has no file is the whole list.
    location / {
        types { ${html} html br gz; }
        try_files $site_page$site_encoding $site_page $uri.html$site_encoding $uri.html $uri =404;
    }
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

const lines = (record: Readonly<Record<string, string>>, line: (entry: [string, string]) => string): string =>
  Object.entries(record).map(line).join('\n');

const escapeDots = (text: string): string => text.replaceAll('.', '\\.');
